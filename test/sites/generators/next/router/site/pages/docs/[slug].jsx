export function getStaticPaths() {
  return { paths: [{ params: { slug: 'x' } }], fallback: false }
}
export function getStaticProps() {
  return { props: {} }
}
export default function Page() {
  return <p>x</p>
}
