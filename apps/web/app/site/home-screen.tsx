/** How to put the calculators on the home screen; `offer-home-screen.ts` puts a button here where there is one. */
export function HomeScreen() {
  return (
    <p data-home-screen className="mt-4" data-noprint>
      To open it like an app, add this page to your home screen from the browser’s menu (on iPhone: Share).
    </p>
  );
}
