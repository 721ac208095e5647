/**
 * A picture without its blurred first look; its colour stays. A home names some hundred pictures that nobody sees at
 * first (pieces to choose, panoramas), and base64 does not compress: their looks were half of what the page weighs.
 */
export function withoutBlur<P extends { placeholder: string }>(picture: P): P {
  return { ...picture, placeholder: '' };
}
