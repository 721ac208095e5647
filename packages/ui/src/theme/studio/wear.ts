import { propertyName } from '../property-name.ts';
import { corners } from './brand-file.ts';
import type { BrandDraft } from './draft.ts';
import { rolesOfDraft } from './roles.ts';

/** Custom properties of a draft, by name: hexadecimal colours and pixels, nothing that somebody typed. */
export function draftProperties(draft: BrandDraft): Map<string, string> {
  const dark = rolesOfDraft(draft, 'dark');
  const properties = new Map<string, string>();
  for (const [role, light] of Object.entries(rolesOfDraft(draft, 'light'))) {
    const night = dark[role] ?? light;
    properties.set(
      `--${propertyName(role.split('.'))}`,
      light === night ? light : `light-dark(${light}, ${night})`,
    );
  }
  for (const [corner, pixels] of Object.entries(corners(draft.radius)))
    properties.set(`--${propertyName(['shape', corner])}`, `${pixels}px`);
  return properties;
}

/** Lets an element, and what lies in it, wear a draft; the answer takes it off again. */
export function wear(element: HTMLElement, draft: BrandDraft): () => void {
  const properties = draftProperties(draft);
  for (const [name, value] of properties) element.style.setProperty(name, value);
  return () => {
    for (const name of properties.keys()) element.style.removeProperty(name);
  };
}
