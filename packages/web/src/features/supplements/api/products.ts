import { type Product, supplementsRoutes as routes } from "@meridian/core/contracts/supplements/supplements";
import { call } from "@meridian/ui/api/client";
import { productsChanged } from "@meridian/ui/supplements/use-supplements";
import { useQueryClient } from "@tanstack/react-query";
import { type ProductValues, productBody, productValues } from "../model/product-values.ts";

/** Creates and changes the user's products, and updates the lists. */
export function useProducts() {
  const client = useQueryClient();
  const follow = async (work: Promise<{ product: Product }>): Promise<Product> => {
    const { product } = await work;
    await productsChanged(client);
    return product;
  };
  const edit = ({ id, version }: Product, values: ProductValues) =>
    follow(
      call(routes.editProduct, {
        params: { id },
        body: { ...productBody(values), version: version ?? 1 },
        notFound: "throw",
      }),
    );
  return {
    make: (values: ProductValues) =>
      follow(call(routes.newProduct, { body: productBody(values), notFound: "throw" })),
    edit,
    /** Shares or archives a product, or reverses that. Returns the undo. */
    change: async (product: Product, change: Partial<Pick<Product, "shared" | "archived">>) => {
      const now = await edit(product, { ...productValues(product), ...change });
      return async () => void (await edit(now, productValues(product)));
    },
  };
}
