import { awakeEvent, visitKey } from './loader-names'

/**
 * The one script of a page that nobody has touched (docs/decisions/inert-pages.md). It notes how the visit began, fetches
 * the runtime at the first touch, or at once where this device keeps something for the page, and holds a press on a button
 * back until the page answers. Without a runtime within eight seconds the press counts as it would without scripts.
 *
 * A string, because the policy names it by its hash: no compiler may touch it.
 */
export const loader = `
(() => {
  const page = document, files = page.currentScript.dataset.files, key = '${visitKey}';
  let held, started, timer;
  const release = () => {
    const pressed = held;
    held = 0;
    clearTimeout(timer);
    removeEventListener('click', hold, true);
    pressed && pressed.click();
  };
  const giveUp = () => {
    if (started > 1) return;
    started = 2;
    held && stop();
    release();
  };
  const wake = () => {
    if (started) return;
    started = 1;
    for (const file of files.split(' ')) {
      const script = page.createElement('script');
      script.src = '/_next/static/' + file;
      script.async = false;
      script.onerror = giveUp;
      page.head.append(script);
    }
  };
  const touch = ({ target }) => target.closest?.('a:not([data-scripted])') || wake();
  const hold = (event) => {
    const pressed = event.target.closest('button:not([data-plain]),[data-scripted]');
    if (!pressed) return;
    event.preventDefault();
    event.stopPropagation();
    held = pressed;
    timer ||= setTimeout(giveUp, 8e3);
    wake();
  };
  const begin = () => {
    try {
      if (files && (localStorage['sunnie:queue'] || [...page.querySelectorAll('[data-draft]')].some(({ dataset }) => localStorage['sunnie:draft:' + dataset.draft]))) wake();
      const { first } = JSON.parse(sessionStorage[key] || '{}'), from = page.referrer, now = {};
      if (from && !from.startsWith(location.origin)) now.referrer = from.slice(0, 2e3);
      for (const [name, value] of new URLSearchParams(location.search))
        if (/^utm_(source|medium|campaign|term|content)$/.test(name) && value) now[name] ??= value.slice(0, 300);
      if (!first || Object.keys(now)[0]) {
        now.landing = location.pathname;
        now.at = new Date().toISOString();
        sessionStorage[key] = JSON.stringify({ first: first || now, last: now });
      }
    } catch {}
  };
  if (files) {
    for (const type of ['pointerdown', 'touchstart', 'keydown', 'focusin']) addEventListener(type, touch, { passive: true });
    addEventListener('click', hold, true);
    page.addEventListener('${awakeEvent}', release);
  }
  page.prerendering ? page.addEventListener('prerenderingchange', begin) : begin();
})()
`.replace(/\n\s*/g, '')
