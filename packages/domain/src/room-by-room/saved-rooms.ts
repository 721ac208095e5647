import * as z from 'zod/mini';
import { limits } from '../constants.ts';
import { textField } from '../validation/fields.ts';

/** The name somebody gives a selection that they keep. */
export const savedRoomsSchema = z.object({
  name: textField('validation.required', limits.savedRooms.nameLength),
});
