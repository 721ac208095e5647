/** Loads Noto Sans KR. Call when the language is ko; the browser then fetches only the slices it needs. */
export async function loadKoreanFont(): Promise<void> {
  await import('@fontsource-variable/noto-sans-kr/wght.css');
}
