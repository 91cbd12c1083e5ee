export default function Page() {
  return <h1>Projects</h1>;
}
