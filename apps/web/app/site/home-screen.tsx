/** `offer-home-screen.ts` replaces the text by a button where the browser offers to install. */
export function HomeScreen() {
  return (
    <p data-home-screen>
      To keep this page at hand, add it to your home screen or desktop from the browser’s menu (on an iPhone,
      from Share).
    </p>
  );
}
