import { defineFeature } from '../../platform/features/define-feature.ts';
import { registerDocumentRoutes } from './document.routes.ts';

/** Papers of the shop: estimates of carts, forms, statements and packing slips of orders. */
export const orderDocuments = defineFeature({ name: 'order_documents', routes: [registerDocumentRoutes] });
