/** GitHub's anchor for a heading. The site uses the same, so that links work in both places. */
export const anchorOf = (heading) =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-')
