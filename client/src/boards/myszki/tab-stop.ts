/** One thing of many has the Tab key; arrows lead to the others. */
import type { Attachment } from "svelte/attachments";

export const tabStop =
  (on: boolean): Attachment<HTMLElement> =>
  (element) => {
    element.setAttribute("tabindex", on ? "0" : "-1");
    return () => element.removeAttribute("tabindex");
  };
