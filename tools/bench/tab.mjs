// Drives one browser tab over the DevTools protocol. Playwright attaches to the page itself, and Chromium doesn't
// prerender anything for a page with a debugger attached like that.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { findBrowser } from '../browser.mjs'

/** Starts a browser that takes commands over a pipe. */
export async function startBrowser() {
  const profile = mkdtempSync(path.join(os.tmpdir(), 'sunnie-tab-'))
  const args = ['--headless=new', '--disable-gpu', '--no-first-run', '--remote-debugging-pipe']
  if (process.getuid?.() === 0) args.push('--no-sandbox')
  const child = spawn(
    (await findBrowser()) || chromium.executablePath(),
    [...args, '--window-size=1280,900', `--user-data-dir=${profile}`],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  )
  const waiting = new Map()
  const listeners = new Set()
  let unread = ''
  child.stdio[4].on('data', (chunk) => {
    const messages = (unread + chunk).split('\0')
    unread = messages.pop()
    for (const { id, result, method, params } of messages.map((text) => JSON.parse(text)))
      if (method) for (const listener of listeners) listener(method, params)
      else waiting.get(id)?.(result)
  })
  let last = 0
  const call = (method, params = {}, sessionId = undefined) =>
    new Promise((resolve) => {
      waiting.set(++last, resolve)
      child.stdio[3].write(`${JSON.stringify({ id: last, method, params, sessionId })}\0`)
    })
  return {
    call,
    listeners,
    async close() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      await call('Browser.close')
      await ended
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Opens a tab and keeps track of its pages: the visible one, and any that are prerendered. */
export async function openTab({ call, listeners }) {
  const pages = new Set()
  const note = (method, { sessionId, targetInfo }) => {
    if (method === 'Target.attachedToTarget' && targetInfo.type === 'page') pages.add(sessionId)
    if (method === 'Target.detachedFromTarget') pages.delete(sessionId)
  }
  listeners.add(note)
  const { targetId } = await call('Target.createTarget', { url: 'about:blank', forTab: true })
  const { sessionId } = await call('Target.attachToTarget', { targetId, flatten: true })
  const follow = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true }
  await call('Target.setAutoAttach', follow, sessionId)
  while (pages.size === 0) await pause(10)

  /** Evaluates an expression in a page. */
  const evaluate = async (page, expression) =>
    (await call('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true }, page))?.result?.value
  return {
    evaluate,
    first: () => [...pages][0],
    mouse: (page, type, at) =>
      call(
        'Input.dispatchMouseEvent',
        { type, ...at, button: type === 'mouseMoved' ? 'none' : 'left', clickCount: 1 },
        page,
      ),
    go: (page, url) => call('Page.navigate', { url }, page),
    /** Waits until an expression is true in one of the tab's pages, and returns that page. */
    async until(expression) {
      for (;;) {
        for (const page of pages) if (await evaluate(page, expression)) return page
        await pause(20)
      }
    },
    async close() {
      listeners.delete(note)
      await call('Target.closeTarget', { targetId })
    },
  }
}
