/**
 * `{host}` of the specification: the product's own origin, unless the build names another one in
 * VITE_API_HOST. Outside a page (tests) requests need an absolute address.
 */
const sameOrigin = typeof location === 'undefined' ? 'http://localhost' : '';

export const host: string = import.meta.env?.VITE_API_HOST ?? sameOrigin;
