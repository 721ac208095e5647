import type { Gaze } from './sphere.ts';

const VERTEX = `
attribute vec2 corner;
varying vec2 seen;
void main() { seen = corner; gl_Position = vec4(corner, 0.0, 1.0); }`;

// For each point of the window: the ray through it, and the place of the picture that ray meets.
const FRAGMENT = `
precision highp float;
uniform sampler2D picture;
uniform vec2 turn;
uniform vec2 reach;
varying vec2 seen;
void main() {
  vec3 ray = normalize(vec3(seen * reach, 1.0));
  float up = ray.y * cos(turn.y) + ray.z * sin(turn.y);
  float on = ray.z * cos(turn.y) - ray.y * sin(turn.y);
  float yaw = atan(ray.x, on) + turn.x;
  vec2 place = vec2(fract(yaw / 6.28318531 + 0.5), 0.5 - asin(clamp(up, -1.0, 1.0)) / 3.14159265);
  gl_FragColor = texture2D(picture, place);
}`;

const shader = (gl: WebGLRenderingContext, kind: number, source: string): WebGLShader => {
  const made = gl.createShader(kind);
  if (!made) throw new Error('no shader');
  gl.shaderSource(made, source);
  gl.compileShader(made);
  return made;
};

/** The picture, made smaller where the machine takes no texture as large. */
const fitted = (picture: HTMLImageElement, most: number): TexImageSource => {
  if (picture.naturalWidth <= most) return picture;
  const canvas = document.createElement('canvas');
  canvas.width = most;
  canvas.height = Math.round((most * picture.naturalHeight) / picture.naturalWidth);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
};

export type SphereDrawing = {
  /** Takes another picture of the same view. */
  take: (picture: HTMLImageElement) => void;
  draw: (gaze: Gaze) => void;
  end: () => void;
};

/** Draws an equirectangular picture from within. Throws where the browser has no WebGL. */
export const drawSphere = (canvas: HTMLCanvasElement, picture: HTMLImageElement): SphereDrawing => {
  const gl = canvas.getContext('webgl', {
    antialias: false,
    depth: false,
    preserveDrawingBuffer: true,
  });
  if (!gl) throw new Error('no WebGL');
  const program = gl.createProgram();
  gl.attachShader(program, shader(gl, gl.VERTEX_SHADER, VERTEX));
  gl.attachShader(program, shader(gl, gl.FRAGMENT_SHADER, FRAGMENT));
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) throw new Error('shaders do not link');
  gl.useProgram(program);

  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW);
  const corner = gl.getAttribLocation(program, 'corner');
  gl.enableVertexAttribArray(corner);
  gl.vertexAttribPointer(corner, 2, gl.FLOAT, false, 0, 0);

  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
  for (const side of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T])
    gl.texParameteri(gl.TEXTURE_2D, side, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
  const most = gl.getParameter(gl.MAX_TEXTURE_SIZE) as number;
  const take = (one: HTMLImageElement) =>
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGB, gl.RGB, gl.UNSIGNED_BYTE, fitted(one, most));
  take(picture);

  const turn = gl.getUniformLocation(program, 'turn');
  const reach = gl.getUniformLocation(program, 'reach');
  return {
    take,
    draw: ({ yaw, pitch, fov }) => {
      const sharp = Math.min(2, window.devicePixelRatio);
      const width = Math.round(canvas.clientWidth * sharp);
      const height = Math.round(canvas.clientHeight * sharp);
      if (canvas.width !== width || canvas.height !== height) {
        canvas.width = width;
        canvas.height = height;
      }
      gl.viewport(0, 0, width, height);
      const upright = Math.tan(fov / 2);
      gl.uniform2f(turn, yaw, pitch);
      gl.uniform2f(reach, (upright * width) / Math.max(1, height), upright);
      gl.drawArrays(gl.TRIANGLES, 0, 3);
    },
    end: () => gl.getExtension('WEBGL_lose_context')?.loseContext(),
  };
};
