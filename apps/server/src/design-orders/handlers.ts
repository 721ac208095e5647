import type { Handlers } from '../http/handler.ts';
import type { Services } from '../services.ts';
import { addDesignsToOrder } from './add.ts';
import { addDesignToCart, readDesignCart, removeDesignsFromCart } from './cart.ts';
import { cancelDesignOrder } from './cancel.ts';
import { listDesignOrders } from './list.ts';
import { placeDesignOrder } from './place.ts';
import { quoteDesigns } from './quote.ts';
import { readDesignOrder } from './read.ts';
import { requestDesignRefund } from './refund.ts';

export function designOrderHandlers(services: Services) {
  return {
    readDesignCart: readDesignCart(services),
    addDesignToCart: addDesignToCart(services),
    removeDesignsFromCart: removeDesignsFromCart(services),
    listDesignOrders: listDesignOrders(services),
    readDesignOrder: readDesignOrder(services),
    quoteDesigns: quoteDesigns(services),
    placeDesignOrder: placeDesignOrder(services),
    addDesignsToOrder: addDesignsToOrder(services),
    cancelDesignOrder: cancelDesignOrder(services),
    requestDesignRefund: requestDesignRefund(services),
  } satisfies Partial<Handlers>;
}
