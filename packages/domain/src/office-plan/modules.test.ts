import { describe, expect, it } from 'vitest';
import { officeModule, officeModuleNumbered, officeModules, withClearance } from './modules.ts';
import { roomsOfModule } from './rules.ts';

const named = (id: string) => {
  const found = officeModule(id);
  if (found === undefined) throw new Error(id);
  return found;
};

describe('a module', () => {
  it('is found by its number and by its id', () => {
    for (const module of officeModules) {
      expect(officeModuleNumbered(module.number)).toBe(module);
      expect(officeModule(module.id)).toBe(module);
    }
    expect(officeModuleNumbered(0)).toBeUndefined();
    expect(officeModuleNumbered(officeModules.length + 1)).toBeUndefined();
  });

  it('takes what stays free on all of its sides', () => {
    const { width, depth } = withClearance({
      width: 2,
      depth: 1,
      clearance: { back: 0.3, front: 0.5, side: 0.6 },
    });
    expect([width, depth]).toEqual([3.2, 1.8]);
  });

  it('belongs in at least one kind of room', () => {
    for (const module of officeModules)
      expect([module.id, roomsOfModule(module).length > 0]).toEqual([module.id, true]);
  });

  it('stands where the rules place it', () => {
    expect(roomsOfModule(named('desk-6'))).toEqual(['work']);
    expect(roomsOfModule(named('desk-1'))).toEqual(['work', 'focus']);
    expect(roomsOfModule(named('phone-booth'))).toEqual(['work']);
    expect(roomsOfModule(named('plants'))).toEqual(['work']);
    expect(roomsOfModule(named('meeting-8'))).toEqual(['meeting', 'board']);
    expect(roomsOfModule(named('waiting'))).toEqual(['lounge', 'quiet']);
  });
});
