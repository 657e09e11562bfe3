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
 * A browser without `Array.with`, which is as new as what Next supports, gets no runtime: its forms post as they are.
 *
 * `sheets` lists style sheets: the one that most pages have, then `,part,part, sheet` for each other, with the first
 * part of its pages' paths.
 *
 * It's a string so that no compiler changes it, because pages refer to it by its hash. Spaces beside punctuation are
 * removed, in its own strings too, and `const` is `let`, because it may take 2,000 bytes (tools/bench/budgets.mjs).
 */
export const loader = `
(() => {
  let held, at, started, timer, lost, said;
  const { search, pathname } = location, { files, island, sheets } = [].with ? document.currentScript.dataset : {}, fresh = [], known = new Set,
    [visit] = performance.getEntriesByType('navigation'),
    posts = (target) => target?.type == 'submit' && target.form?.method == 'post',
    alone = (target) => target?.href || target?.type == 'submit' && target.form,
    release = () => {
      const target = held;
      started = 2;
      held = 0;
      clearTimeout(timer);
      removeEventListener('click', hold, 1);
      target && (target.isConnected ? target : document.querySelectorAll(target.localName)[at])?.click();
    },
    count = (what, mark) => {
      const name = what + ':' + mark?.dataset.draft;
      mark && known.size < known.add(name).size && fresh.push(name);
    },
    tell = () => document.hidden && fresh[0] && navigator.sendBeacon('${telemetryPath}', JSON.stringify(fresh.splice(0))),
    use = ({ target }) => target.closest?.('input,select,textarea,button') && count('start', target.closest('[data-draft]') || target.closest('form')?.querySelector('[data-draft]')),
    giveUp = () => {
      timer = clearTimeout(timer);
      if (started > 1 || !alone(held)) return;
      if (!said && held.formNoValidate == 0 && !held.form.reportValidity()) return held = 0;
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
    },
    wake = (target) => {
      if (started) return;
      started = 1;
      let own = lost || files.split(' '),
        rest = !lost && island && target?.closest?.('form')?.querySelector('[data-draft]') ? island.split(' ') : [],
        left = own.length;
      lost = 0;
      [...own, ...rest].forEach((file, index) => {
        const script = document.createElement('script');
        script.src = '/_next/static/' + file;
        script.async = 0;
        script.onload = script.onerror = ({ type }) => {
          if (type == 'error') {
            script.remove();
            index < own.length && (lost ||= []).push(file);
            giveUp();
          }
          if (index >= own.length || --left || started > 1) return;
          if (lost) return started = 0;
          said &&= said.textContent = '';
          beginReact();
        };
        document.head.append(script);
        script.async = 1;
      });
    },
    touch = ({ target, type }) => {
      const { pathname } = target.closest?.('a:not([data-scripted])') || 0;
      if (!pathname) return type == 'pointerover' || wake(target);
      const [, sheet] = sheets.match('(?:.*,' + pathname.split('/')[1] + ',\\\\S*\\\\s)?(\\\\S+)');
      known.size < known.add(sheet).size && fetch('/_next/static/' + sheet, { keepalive: 1 }).catch(() => 0);
    },
    hold = (event) => {
      const target = event.target.closest('button:not([data-plain]),[data-scripted]');
      if (!target || target.href && (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) return;
      event.preventDefault();
      event.stopPropagation();
      copying = target.dataset.copy && navigator.clipboard?.writeText(target.dataset.copy);
      if (posts(target) || !posts(held)) {
        if (event.isTrusted) said &&= said.textContent = '';
        held = target;
        at = [...document.querySelectorAll(target.localName)].indexOf(target);
      }
      if (alone(target)) timer ||= setTimeout(giveUp, 8e3);
      wake(target);
    },
    begin = () => {
      const marks = [...document.querySelectorAll('[data-draft]')];
      marks.forEach((mark) => new IntersectionObserver(([{ isIntersecting }]) => isIntersecting && count('view', mark)).observe(mark.parentElement));
      try {
        const kept = marks.find(({ dataset }) => localStorage['${draftKey('')}' + dataset.draft]);
        if (files && (kept || localStorage['${queueKey}'])) wake(kept);
        visit?.redirectCount && localStorage.removeItem('${draftKey('')}' + pathname.split('/thanks/')[1]);
        const { first } = JSON.parse(sessionStorage['${visitKey}'] || '{}'), { referrer } = document, now = {};
        if (referrer && !referrer.startsWith(location.origin + '/')) now.referrer = referrer.slice(0, 2e3);
        for (const [name, value] of new URLSearchParams(search))
          if (/^utm_(source|medium|campaign|term|content)$/.test(name) && value) now[name] ??= value.slice(0, 300);
        if (!first || Object.keys(now)[0]) {
          now.landing = pathname;
          now.at = new Date;
          sessionStorage['${visitKey}'] = JSON.stringify({ first: first || now, last: now });
        }
      } catch {}
    },
    ready = () => document.prerendering ? document.addEventListener('prerenderingchange', begin) : begin();
  if (files) {
    if (location.hash || visit?.type != 'navigate') document.documentElement.dataset.whole = '';
    for (const type of ['focusin', 'keydown', 'pointerdown', 'pointerover']) addEventListener(type, touch);
    addEventListener('click', hold, 1);
    document.addEventListener('${awakeEvent}', release);
    addEventListener('pageshow', ({ persisted }) => {
      try {
        persisted && localStorage['${queueKey}'] && wake();
      } catch {}
    });
    addEventListener('popstate', () => started || location.search == search || location.reload());
  }
  for (const type of ['focusin', 'click']) addEventListener(type, use, 1);
  addEventListener('click', (event) => {
    let target = event.target.closest('[data-window]');
    if (!(target &&= open(target.href, '', target.dataset.window))) return;
    event.preventDefault();
    target.opener = null;
  });
  addEventListener('visibilitychange', tell);
  document.readyState == 'loading' ? document.addEventListener('DOMContentLoaded', ready) : ready();
})()
`
  .replace(/\s*([{}()[\];,=<>?:!&|+])\s*/g, '$1')
  .replaceAll(';}', '}')
  .replaceAll('const ', 'let ')
  .trim()

const digest = createHash('sha256').update(loader)

/** For the script's `integrity`. */
export const loaderIntegrity = `sha256-${digest.copy().digest('base64')}`

/** Its file name under /loader. It changes with the loader, so that browsers can cache the file. */
export const loaderFile = `${digest.digest('hex').slice(0, 8)}.js`
