// What an office is planned with: doors of a drawing, modules, placement, works. A door of its own, since few pages need it.
export * from './doors.ts';
export * from './alternatives.ts';
export * from './geometry.ts';
export * from './modules.ts';
export * from './placed.ts';
export * from './placement.ts';
export * from './project.ts';
export * from './reach.ts';
export * from './rules.ts';
export * from './total.ts';
export * from './holidays/holiday-year.ts';
export * from './holidays/holidays.ts';
export * from './quotation-texts.ts';
export * from './quotation.ts';
export * from './schedule.ts';
export * from './workdays.ts';
export * from './works.ts';
