import type { Handlers } from '../http/handler.ts';
import type { Services } from '../services.ts';
import { addDesignsToOrder } from './add.ts';
import { cancelDesignOrder } from './cancel.ts';
import { listDesignOrders } from './list.ts';
import { placeDesignOrder } from './place.ts';
import { quoteDesigns } from './quote.ts';
import { requestDesignRefund } from './refund.ts';

export function designOrderHandlers(services: Services) {
  return {
    listDesignOrders: listDesignOrders(services),
    quoteDesigns: quoteDesigns(services),
    placeDesignOrder: placeDesignOrder(services),
    addDesignsToOrder: addDesignsToOrder(services),
    cancelDesignOrder: cancelDesignOrder(services),
    requestDesignRefund: requestDesignRefund(services),
  } satisfies Partial<Handlers>;
}
