// Reads what a finished build recorded about itself (tools/finish-build.mjs). Uses only Node's built-in modules.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { EnvironmentError } from './environment.mjs'

/**
 * Prevents a start without a complete build, because its pages' scripts would be blocked.
 * @returns {{ id: string, siteUrl: string, stage: string }} the build's id and the settings built into its pages
 * @throws {EnvironmentError}
 */
export function readBuilt() {
  // Literal paths, because otherwise Next would trace the whole project.
  const id = path.join(process.cwd(), '.next/BUILD_ID')
  const mark = path.join(process.cwd(), '.next/built.json')
  if (!existsSync(id)) throw new EnvironmentError("The site isn't built yet: run npm run build")
  const built = existsSync(mark) ? JSON.parse(readFileSync(mark, 'utf8')) : {}
  if (built.id !== readFileSync(id, 'utf8'))
    throw new EnvironmentError('The build is incomplete, as after a plain `next build`: run npm run build')
  return built
}
