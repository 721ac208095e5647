/** The names of a screen in files, code and messages. */
export interface Naming {
  area: string;
  /** `ShopDetail` */
  name: string;
  /** `shop-detail`: its messages, its address file, its path. */
  kebab: string;
  /** `shopDetail` */
  camel: string;
  folder: string;
}

/** `ShopDetail` → `shop-detail`. */
const kebabOf = (name: string) =>
  name.replaceAll(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

export const namingOf = (area: string, name: string): Naming => ({
  area,
  name,
  kebab: kebabOf(name),
  camel: `${name.charAt(0).toLowerCase()}${name.slice(1)}`,
  folder: `packages/features/src/${area}/${name}`,
});

/** `house_type` → `House type`: what a message says until somebody writes it. */
export const sentenceOf = (name: string): string => {
  const words = kebabOf(name).replaceAll(/[-_]/g, ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};
