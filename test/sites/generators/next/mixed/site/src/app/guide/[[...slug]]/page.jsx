export const dynamicParams = false
export function generateStaticParams() {
  return [{ slug: ['one'] }]
}
export default function Page() {
  return <h1>Guide</h1>
}
