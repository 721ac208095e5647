/** Partner layouts of the room-by-room flow (spec 3), and the house brand. */
export const brandNames = ['default', 'demo', 'samsung', 'bgrid', 'vib'] as const;

export type BrandName = (typeof brandNames)[number];
export type Mode = 'light' | 'dark';
