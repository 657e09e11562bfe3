import '../styles/story.css'

export { VisitorLayout as default } from '../visitor-layout'
