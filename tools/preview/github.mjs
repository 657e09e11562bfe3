// Keeps one comment about the preview up to date on a pull request.
const mark = '<!-- preview -->'

async function call(path, init = {}) {
  const { GITHUB_API_URL = 'https://api.github.com', GITHUB_REPOSITORY, GITHUB_TOKEN } = process.env
  const response = await fetch(`${GITHUB_API_URL}/repos/${GITHUB_REPOSITORY}${path}`, {
    ...init,
    headers: { Authorization: `Bearer ${GITHUB_TOKEN}`, Accept: 'application/vnd.github+json' },
  })
  if (!response.ok) throw new Error(`GitHub: ${response.status} ${await response.text()}`)
  return response.json()
}

/**
 * Writes the comment, or updates the existing one.
 * @param {{ address?: string, commit: string, changes?: string, figures?: string, screenshots?: string,
 *   mistakes: readonly string[] }} about `address` is left out if the build failed, because of the `mistakes` perhaps
 */
export async function comment(pullRequest, { address, commit, changes, figures, screenshots, mistakes }) {
  const body = [
    mark,
    address
      ? `**Preview:** ${address} (${commit.slice(0, 7)}), with sample leads and captured email.`
      : `**No preview of ${commit.slice(0, 7)}:** ${mistakes.length ? 'please mend this.' : 'the build failed, see Details.'}`,
    ...(mistakes.length ? [mistakes.map((mistake) => `- ${mistake}`).join('\n')] : []),
    ...(changes ? [`**What you change**\n\n\`\`\`\n${changes.trim().slice(0, 50_000)}\n\`\`\``] : []),
    ...(screenshots ? [`[Screenshots of the routes that changed](${screenshots})`] : []),
    ...(figures ? [`<details><summary>Lighthouse</summary>\n\n\`\`\`\n${figures.trim()}\n\`\`\`\n\n</details>`] : []),
  ].join('\n\n')
  const comments = await call(`/issues/${pullRequest}/comments?per_page=100`)
  const earlier = comments.find((one) => one.body.startsWith(mark))
  const [path, method] = earlier
    ? [`/issues/comments/${earlier.id}`, 'PATCH']
    : [`/issues/${pullRequest}/comments`, 'POST']
  await call(path, { method, body: JSON.stringify({ body }) })
}
