// Shows the sentence of one language, and comes back to the page as soon as the server answers.
const EVERY = 3000
const sections = [...document.querySelectorAll('section')]
const spoken = navigator.languages
  .map((tag) => tag.slice(0, 2))
  .find((tag) => sections.some(({ lang }) => lang === tag))
document.documentElement.lang = spoken ?? 'en'
for (const section of sections) section.hidden = section.lang !== document.documentElement.lang

async function tryAgain() {
  const answer = await fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  if (answer?.ok) location.reload()
}

for (const button of document.querySelectorAll('button')) button.addEventListener('click', tryAgain)
addEventListener('online', tryAgain)
setInterval(tryAgain, EVERY)
