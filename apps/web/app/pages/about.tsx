export default function Page() {
  return <h1>Mission</h1>;
}
