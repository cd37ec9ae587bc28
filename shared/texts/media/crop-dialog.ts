/** Where the part of a picture is chosen that is shown. */
export const cropDialog = {
  part: 'Part of the picture: move it with the arrow keys',
  zoom: 'Zoom',
  apply: 'Apply',
} as const;
