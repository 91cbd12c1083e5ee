/** How to put the calculators on the home screen; `offer-home-screen.ts` puts a button here where there is one. */
export function HomeScreen() {
  return <p data-home-screen>Add this page to your home screen from the browser’s menu (iPhone: Share).</p>;
}
