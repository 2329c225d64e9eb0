// Browser features that jsdom lacks.
globalThis.PointerEvent ??= class extends MouseEvent {
  readonly pointerType: string;
  readonly pointerId: number;
  constructor(type: string, options: PointerEventInit = {}) {
    super(type, options);
    this.pointerType = options.pointerType ?? '';
    this.pointerId = options.pointerId ?? 0;
  }
} as typeof PointerEvent;
Object.defineProperty(HTMLElement.prototype, 'isContentEditable', {
  get(this: HTMLElement) {
    return this.closest('[contenteditable]')?.getAttribute('contenteditable') === 'true';
  },
});
// jsdom has no layout: every element is treated as in the middle of the window.
HTMLElement.prototype.getBoundingClientRect = () => ({
  x: 100,
  y: 300,
  top: 300,
  left: 100,
  bottom: 400,
  right: 700,
  width: 600,
  height: 100,
  toJSON: () => ({}),
});
