export default function SiteLayout({ children }: LayoutProps<'/'>) {
  return <main id="main">{children}</main>
}
