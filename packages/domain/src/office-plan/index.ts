// What an office is planned with: doors of a drawing, modules, placement, works. A door of its own, since few pages need it.
export * from './doors.ts';
