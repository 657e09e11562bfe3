// Finds a Chromium for the browser tests: Playwright's own, then the system's, Playwright's download, Debian's package.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Debian's headless shell. It's a fifth faster, but crashes when a page asks for the push service. */
const shellPath = '/usr/bin/chromium-headless-shell'

const onSystem = () => systemPaths.find((file) => existsSync(file))

const succeeds = (command, args, timeout) => spawnSync(command, args, { stdio: 'ignore', timeout }).status === 0

/** The path of a browser: empty for Playwright's own, undefined if none can be found or installed. */
export async function findBrowser() {
  const { chromium } = await import('@playwright/test')
  const own = () => existsSync(chromium.executablePath())
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  if (own()) return ''
  if (onSystem()) return onSystem()
  console.log('No browser found: installing one')
  if (succeeds(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], 180_000) && own())
    return ''
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    succeeds('apt-get', ['update', '-qq'], 120_000)
    // Install them one at a time, because an older Debian has no package for the second.
    for (const name of ['chromium', path.basename(shellPath)])
      succeeds('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], 420_000)
  }
  return onSystem()
}

/** Launches a headless browser for the tools that visit the site. @param args command-line arguments for the browser */
export async function launchBrowser(args = []) {
  const { chromium } = await import('@playwright/test')
  return chromium.launch({ executablePath: (await findBrowser()) || undefined, args })
}

/** The path of a lighter browser for tests that don't need push, or the given one if there's no match for it. */
export const findShell = (browser) => (browser === systemPaths[0] && existsSync(shellPath) ? shellPath : browser)
