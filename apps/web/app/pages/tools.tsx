export default function Page() {
  return <h1>Tools</h1>;
}
