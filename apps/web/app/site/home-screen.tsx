/** `offer-home-screen.ts` replaces the text by a button where the browser offers to install. */
export function HomeScreen() {
  return (
    <p data-home-screen>
      <span className="hidden pointer-coarse:inline">
        Add this page to your home screen from the browser’s menu (iPhone: Share).
      </span>
    </p>
  );
}
