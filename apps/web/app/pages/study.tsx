export default function Page() {
  return <h1>Study resources</h1>;
}
