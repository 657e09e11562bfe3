import '../styles/services.css'

export { VisitorLayout as default } from '../visitor-layout'
