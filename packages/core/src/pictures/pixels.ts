/** A picture in memory: red, green, blue and alpha of each pixel, one byte each, line by line from the top. */
export type Pixels = { width: number; height: number; data: Uint8Array };

/**
 * Scales the picture down to at most `side` pixels in each direction. Each new pixel is the mean of the pixels it
 * replaces.
 */
export function fitted(picture: Pixels, side: number): Pixels {
  const factor = Math.max(picture.width, picture.height) / side;
  if (factor <= 1) return picture;
  const width = Math.max(1, Math.round(picture.width / factor));
  const height = Math.max(1, Math.round(picture.height / factor));
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) mean(picture, data, { x, y, width, height });
  return { width, height, data };
}

type Place = { x: number; y: number; width: number; height: number };

function mean({ width, height, data }: Pixels, into: Uint8Array, to: Place) {
  const left = Math.floor((to.x * width) / to.width);
  const top = Math.floor((to.y * height) / to.height);
  const right = Math.max(left + 1, Math.floor(((to.x + 1) * width) / to.width));
  const bottom = Math.max(top + 1, Math.floor(((to.y + 1) * height) / to.height));
  const sum = [0, 0, 0];
  let alpha = 0;
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) {
      const at = 4 * (y * width + x);
      const weight = data[at + 3] ?? 0;
      alpha += weight;
      // Transparent pixels do not contribute their colour.
      for (let channel = 0; channel < 3; channel += 1)
        sum[channel] = (sum[channel] ?? 0) + weight * (data[at + channel] ?? 0);
    }
  const at = 4 * (to.y * to.width + to.x);
  for (let channel = 0; channel < 3; channel += 1)
    into[at + channel] = alpha ? (sum[channel] ?? 0) / alpha : 0;
  into[at + 3] = alpha / ((right - left) * (bottom - top));
}

/** Rotates and mirrors the picture by its EXIF orientation (1 to 8), so that it is upright. */
export function upright(picture: Pixels, orientation: number): Pixels {
  if (orientation === 1) return picture;
  const { width, height, data } = picture;
  const sideways = orientation >= 5;
  const turned = { width: sideways ? height : width, height: sideways ? width : height };
  const into = new Uint8Array(data.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const right = width - 1 - x;
      const down = height - 1 - y;
      const [toX, toY] = [
        [x, y],
        [right, y],
        [right, down],
        [x, down],
        [y, x],
        [down, x],
        [down, right],
        [y, right],
      ][orientation - 1] as [number, number];
      const from = 4 * (y * width + x);
      into.set(data.subarray(from, from + 4), 4 * (toY * turned.width + toX));
    }
  return { ...turned, data: into };
}

/** Red, green and blue only, as the picture looks on white paper. */
export function onWhite({ width, height, data }: Pixels): Uint8Array {
  const flat = new Uint8Array(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const alpha = (data[4 * pixel + 3] ?? 0) / 255;
    for (let channel = 0; channel < 3; channel += 1)
      flat[3 * pixel + channel] = Math.round(255 + alpha * ((data[4 * pixel + channel] ?? 0) - 255));
  }
  return flat;
}
