/**
 * The element at an index that must be there.
 * @throws RangeError when it is not: a mistake of the caller, never of the data.
 */
export function at<Value>(list: readonly Value[], index: number): Value {
  if (index < 0 || index >= list.length)
    throw new RangeError(`no element at ${index} of ${list.length}`);
  return list[index] as Value;
}
