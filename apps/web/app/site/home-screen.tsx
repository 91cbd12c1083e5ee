/** `offer-home-screen.ts` replaces the text by a button where the browser offers to install. */
export function HomeScreen() {
  return (
    <p data-home-screen>
      Add this page to your home screen or desktop from the browser’s menu (iPhone: Share).
    </p>
  );
}
