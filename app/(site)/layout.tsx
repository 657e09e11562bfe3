import '../styles/site.css'

export { VisitorLayout as default } from '../visitor-layout'
