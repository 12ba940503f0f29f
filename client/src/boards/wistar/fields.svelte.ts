/** The view field by field: whoever reads one of them is not asked again when others have changed. */
export function fieldwise<View extends object>(view: () => View): View {
  const fields = {} as View;
  for (const name of Object.keys(view()) as (keyof View)[]) {
    const field = $derived(view()[name]);
    Object.defineProperty(fields, name, { get: () => field, enumerable: true });
  }
  return fields;
}
