export default function HomePage() {
  return <h1>Sunnie</h1>
}
