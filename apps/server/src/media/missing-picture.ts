/** What stands in for a picture that is not there: a veranda in thin lines on paper, light and dark. */
export const missingPicture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 120" role="img" aria-label="Hiên">
<style>rect{fill:#f3ecdf}g{stroke:#a89a83}@media(prefers-color-scheme:dark){rect{fill:#2a251c}g{stroke:#6f6553}}</style>
<rect width="160" height="120"/>
<g fill="none" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">
<path d="M36 56 80 34l44 22M44 52v34M116 52v34M34 86h92M40 92h80M62 86V62h36v24M80 62v24M62 74h36"/>
</g></svg>`;
