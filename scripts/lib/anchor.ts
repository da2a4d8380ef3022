/** Returns the anchor that GitHub gives a heading: `Pull requests (forks)` becomes `pull-requests-forks`. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-')
}
