import '../styles/flows.css'

export { VisitorLayout as default } from '../visitor-layout'
