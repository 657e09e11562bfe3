import { createHash } from 'node:crypto'
import { awakeEvent, draftKey, queueKey, visitKey } from './loader-names'
import { telemetryPath } from './telemetry'

/**
 * The only script of a page that nobody has touched. It records how the visit began, fetches the runtime at the first
 * touch, and holds clicks back until the page can handle them. docs/decisions/inert-pages.md explains each case.
 *
 * `async` is off while files are added, so that they run in order, and on afterwards: React finds scripts by it, and
 * would otherwise run three of them again. The page's own file defines `beginReact` (tools/inert.mjs).
 *
 * `started` is 1 once the runtime's files are being fetched, and 2 once clicks are no longer held back.
 *
 * It's a string so that no compiler changes it, because pages refer to it by its hash.
 */
export const loader = `
(() => {
  const page = document, { search } = location, { files, island, sheets } = page.currentScript.dataset, styles = sheets?.split(' ').map((sheet) => sheet.split(',')), key = '${visitKey}', fresh = [], known = new Set;
  let held, at, started, timer, lost, said;
  const visit = performance.getEntriesByType('navigation')[0];
  const posts = (target) => target?.type == 'submit' && target.form?.method == 'post';
  const alone = (target) => target?.href || (target?.type == 'submit' && target.form);
  const release = () => {
    const target = held;
    started = 2;
    held = 0;
    clearTimeout(timer);
    removeEventListener('click', hold, true);
    target && (target.isConnected ? target : page.querySelectorAll(target.localName)[at])?.click();
  };
  const count = (what, mark) => {
    const name = what + ':' + mark?.dataset.draft;
    mark && !known.has(name) && fresh.push(name);
    known.add(name);
  };
  const tell = () => page.visibilityState == 'hidden' && fresh[0] && navigator.sendBeacon('${telemetryPath}', JSON.stringify(fresh.splice(0)));
  const use = ({ target }) => target.closest?.('input,select,textarea,button') && count('start', target.closest('[data-draft]') || target.closest('form')?.querySelector('[data-draft]'));
  const giveUp = () => {
    clearTimeout(timer);
    timer = 0;
    if (started > 1 || !alone(held)) return;
    if (!said && held.formNoValidate == false && !held.form.reportValidity()) return held = 0;
    if (held.dataset.offline && (said || !navigator.onLine)) {
      if (!said) {
        said = held.nextSibling;
        said.textContent = held.dataset.offline;
        said.focus();
      }
      return timer = setTimeout(() => {
        timer = 0;
        held.click();
      }, 5e3);
    }
    stop();
    release();
  };
  const wake = (target) => {
    if (started) return;
    started = 1;
    const own = lost || files.split(' ');
    const rest = !lost && island && target?.closest?.('form')?.querySelector('[data-draft]') ? island.split(' ') : [];
    let left = own.length;
    lost = 0;
    [...own, ...rest].forEach((file, index) => {
      const script = page.createElement('script');
      script.src = '/_next/static/' + file;
      script.async = false;
      script.onload = script.onerror = ({ type }) => {
        const ofPage = index < own.length;
        if (type == 'error') {
          script.remove();
          ofPage && (lost ||= []).push(file);
          giveUp();
        }
        if (!ofPage || --left || started > 1) return;
        if (lost) return started = 0;
        said &&= said.textContent = '';
        beginReact();
      };
      page.head.append(script);
      script.async = true;
    });
  };
  const touch = ({ target }) => target.closest?.('a:not([data-scripted])') || wake(target);
  const ahead = ({ target }) => {
    const link = target.closest?.('a');
    if (link?.origin != location.origin) return;
    const [sheet] = styles.find((paths) => paths.includes(link.pathname)) || styles[0];
    if (known.has(sheet) || page.querySelector('[href$="' + sheet + '"]')) return;
    known.add(sheet);
    fetch('/_next/static/' + sheet, { keepalive: true }).catch(() => known.delete(sheet));
  };
  const hold = (event) => {
    const target = event.target.closest('button:not([data-plain]),[data-scripted]');
    if (!target || (target.href && (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey))) return;
    event.preventDefault();
    event.stopPropagation();
    copying = target.dataset.copy && navigator.clipboard?.writeText(target.dataset.copy);
    if (posts(target) || !posts(held)) {
      if (event.isTrusted) said &&= said.textContent = '';
      held = target;
      at = [...page.querySelectorAll(target.localName)].indexOf(target);
    }
    if (alone(target)) timer ||= setTimeout(giveUp, 8e3);
    wake(target);
  };
  const begin = () => {
    const marks = [...page.querySelectorAll('[data-draft]')];
    marks.forEach((mark) => new IntersectionObserver(([{ isIntersecting }]) => isIntersecting && count('view', mark)).observe(mark.parentElement));
    try {
      const kept = marks.find(({ dataset }) => localStorage['${draftKey('')}' + dataset.draft]);
      if (files && (kept || localStorage['${queueKey}'])) wake(kept);
      if (visit?.redirectCount && location.pathname.startsWith('/thanks/')) localStorage.removeItem('${draftKey('')}' + location.pathname.slice(8));
      const { first } = JSON.parse(sessionStorage[key] || '{}'), from = page.referrer, now = {};
      if (from && !from.startsWith(location.origin + '/')) now.referrer = from.slice(0, 2e3);
      for (const [name, value] of new URLSearchParams(location.search))
        if (/^utm_(source|medium|campaign|term|content)$/.test(name) && value) now[name] ??= value.slice(0, 300);
      if (!first || Object.keys(now)[0]) {
        now.landing = location.pathname;
        now.at = new Date;
        sessionStorage[key] = JSON.stringify({ first: first || now, last: now });
      }
    } catch {}
  };
  if (files) {
    if (location.hash || visit?.type != 'navigate') page.documentElement.dataset.whole = '';
    for (const type of ['focusin', 'keydown', 'pointerdown', 'touchstart']) addEventListener(type, touch);
    addEventListener('click', hold, true);
    page.addEventListener('${awakeEvent}', release);
    addEventListener('pageshow', ({ persisted }) => {
      try {
        persisted && localStorage['${queueKey}'] && wake();
      } catch {}
    });
    addEventListener('popstate', () => started || location.search == search || location.reload());
  }
  styles && addEventListener('pointerover', ahead);
  for (const type of ['focusin', 'click']) addEventListener(type, use, true);
  addEventListener('click', (event) => {
    const target = event.target.closest('[data-window]');
    if (!target) return;
    event.preventDefault();
    open(target.href, '', target.dataset.window);
  });
  addEventListener('visibilitychange', tell);
  const ready = () => page.prerendering ? page.addEventListener('prerenderingchange', begin) : begin();
  page.readyState == 'loading' ? page.addEventListener('DOMContentLoaded', ready) : ready();
})()
`.replace(/\n\s*/g, '')

const digest = createHash('sha256').update(loader)

/** For the script's `integrity`. */
export const loaderIntegrity = `sha256-${digest.copy().digest('base64')}`

/** Its file name under /loader. It changes with the loader, so that browsers can cache the file. */
export const loaderFile = `${digest.digest('hex').slice(0, 8)}.js`
