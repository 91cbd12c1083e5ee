export default function Page() {
  return <h1>Blog Post Not Found</h1>;
}
