import type { Handlers } from '../http/handler.ts';
import type { Services } from '../services.ts';
import { addToCart } from './add-to-cart.ts';
import { changeCartLine } from './change-line.ts';
import { chooseCartLines } from './choose-lines.ts';
import { readCart } from './read-cart.ts';
import { removeCartLines } from './remove-lines.ts';

export function cartHandlers(services: Services) {
  return {
    readCart: readCart(services),
    addToCart: addToCart(services),
    changeCartLine: changeCartLine(services),
    chooseCartLines: chooseCartLines(services),
    removeCartLines: removeCartLines(services),
  } satisfies Partial<Handlers>;
}
