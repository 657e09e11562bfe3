import '../styles/home.css'

export { VisitorLayout as default } from '../visitor-layout'
