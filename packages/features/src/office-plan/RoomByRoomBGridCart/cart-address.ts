import { officeModuleNumbered } from '@hien/domain/office-plan';
import { addressOf } from '../../shared/address/address.ts';
import { type Part, id, readId } from '../../shared/address/parts.ts';

const module: Part<number | undefined> = {
  read: (text) => officeModuleNumbered(readId(text) ?? 0)?.number,
  write: (value) => value,
};

/** The project whose modules these are, and a module that somebody came with to add it. */
export const cartAddress = addressOf({ project: id, module });
