import { sendOnLeave, type ApiError } from '@danji/api-client';
import type { RichDocument } from '@danji/contracts/documents/rich-document';
import type { AiDocument } from '@danji/contracts/workspace/ai-document';
import { updateAiDocument } from '@danji/contracts/workspace/ai-document.endpoints';
import type { ArticleDraft, LeaveOutcome } from '@danji/shell-sdk';
import { isOlderThan, takeDraft, writeDraft } from './document-draft.ts';
import { SaveSchedule, type SaveOutcome, type SaveStatus } from './save-schedule.ts';
import { saveText, toSaveBody } from './save-text.ts';
import { toDocumentText, toTextKey, type DocumentText } from './text-key.ts';

/** The browser stores the text this long after the first change, ms: a crash loses no more. */
const DRAFT_DELAY_MS = 1000;
/** So many texts whose saving was not confirmed are recognised in the server's version. */
const MAX_SENT_KEYS = 20;

export type AutosaveState = {
  /** The newest version that the server has confirmed. */
  base: AiDocument;
  /** The text outside the editor: the content is that of the last pause. */
  text: DocumentText;
  /** Another key is another editor, which starts from `text`. */
  editorKey: number;
  status: SaveStatus;
  /** The text was changed since the page was opened. */
  isEdited: boolean;
  /** The browser knows that it has no connection. */
  isOffline: boolean;
  /** The error of the last save. */
  failure: ApiError | undefined;
  /** Somebody else's version that was saved first, until the user has chosen between the two. */
  serverVersion: AiDocument | undefined;
  /** The user postponed that choice: nothing is saved until the text changes again. */
  isPostponed: boolean;
  /** The text of the two, the server's and the user's own of an earlier visit, with which the page has not started. */
  otherText: { from: 'server' | 'browser'; text: DocumentText } | undefined;
};

type AutosaveOptions = {
  loaded: AiDocument;
  userId: number;
  storage: ArticleDraft;
  /** Called with every version that the server has confirmed. */
  onSaved: (document: AiDocument) => void;
};

/**
 * The text of a document while it is edited: it saves itself, this browser stores what is not saved yet, and a version that
 * another member saved meanwhile is never overwritten unseen.
 */
export class Autosave {
  #state: AutosaveState;
  #content: RichDocument;
  #changes = 0;
  #savedChanges = 0;
  #sentKeys: readonly string[] = [];
  #draftTimer: ReturnType<typeof setTimeout> | undefined;
  readonly #storage: ArticleDraft;
  readonly #onSaved: AutosaveOptions['onSaved'];
  readonly #listeners = new Set<() => void>();
  readonly #schedule = new SaveSchedule({
    save: () => this.#save(),
    onStatus: () => {
      if (this.#state.status !== this.#schedule.status()) this.#set({});
    },
  });

  constructor({ loaded, userId, storage, onSaved }: AutosaveOptions) {
    this.#storage = storage;
    this.#onSaved = onSaved;
    const stored = takeDraft(storage, loaded);
    const draft = stored && isOlderThan(stored, loaded, userId) ? undefined : stored;
    const text = draft?.text ?? toDocumentText(loaded);
    this.#content = text.content;
    this.#sentKeys = draft?.sentKeys ?? [];
    this.#changes = draft ? 1 : 0;
    this.#state = {
      // A draft of an older version is a conflict when it is saved, like any other text.
      base: draft ? { ...loaded, updated: draft.madeFrom } : loaded,
      text,
      editorKey: 0,
      status: 'saved',
      isEdited: draft !== undefined,
      isOffline: navigator.onLine === false,
      failure: undefined,
      serverVersion: undefined,
      isPostponed: false,
      otherText:
        stored && (draft ? { from: 'server', text: toDocumentText(loaded) } : { from: 'browser', text: stored.text }),
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly state = (): AutosaveState => this.#state;

  /** Starts to save, first of all what an earlier visit left unsaved. Returns a function that stops and stores what is unsaved. */
  readonly open = (): (() => void) => {
    const closing = new AbortController();
    const { signal } = closing;
    // A busy browser replaces the page before `pagehide`, but it waits for `beforeunload`. Nothing is sent there: the next
    // page is requested at the same time and could come without it.
    window.addEventListener('beforeunload', () => this.#storeDraft(), { signal });
    window.addEventListener('pagehide', () => this.#leavePage(), { signal });
    window.addEventListener('online', () => this.#onConnection(false), { signal });
    window.addEventListener('offline', () => this.#onConnection(true), { signal });
    document.addEventListener('visibilitychange', () => this.#onVisibility(), { signal });
    if (this.#isDirty()) this.#schedule.change();
    void this.#schedule.flush();
    return () => {
      closing.abort();
      this.#schedule.stop();
      this.#storeDraft();
    };
  };

  readonly changeTitle = (title: string): void => {
    this.#set({ text: { ...this.#state.text, title } });
    this.#change();
  };

  /** Takes the document over from the editor, at every change. */
  readonly write = (content: RichDocument): void => {
    this.#content = content;
    this.#change();
  };

  /** Shows what is written outside the editor too. */
  readonly show = (): void => this.#set({ text: this.#text() });

  /** Saves everything at once; resolves to the version that contains it. */
  readonly saveNow = async (): Promise<AiDocument | undefined> => {
    this.#set({ isPostponed: false });
    return (await this.#schedule.flush()) === 'saved' ? this.#state.base : undefined;
  };

  /** Saves everything before the page is left. */
  readonly saveToLeave = async (): Promise<LeaveOutcome> => {
    if ((await this.#schedule.flush()) === 'saved') return 'saved';
    return this.#state.serverVersion ? 'undecided' : 'failed';
  };

  /** Continues with a version of the server and gives up what is not saved. */
  readonly startFrom = (document: AiDocument): void => {
    this.#savedChanges = this.#changes;
    this.#removeDraft();
    this.#schedule.reset();
    const text = toDocumentText(document);
    this.#content = text.content;
    this.#set({ ...this.#replaced(text), base: document, failure: undefined, serverVersion: undefined });
  };

  /** Continues with the text with which the page has not started. */
  readonly takeOtherText = (): void => {
    const { otherText } = this.#state;
    if (!otherText) return;
    this.#set(this.#replaced(otherText.text));
    this.write(otherText.text.content);
  };

  readonly overwriteServerVersion = (): void => {
    const { serverVersion } = this.#state;
    if (serverVersion) this.#set({ base: serverVersion, serverVersion: undefined });
    void this.#schedule.flush();
  };

  readonly closeConflict = (): void => this.#set({ serverVersion: undefined, isPostponed: true });

  #set(part: Partial<AutosaveState>): void {
    this.#state = { ...this.#state, ...part, status: this.#schedule.status() };
    for (const listener of this.#listeners) listener();
  }

  #text(): DocumentText {
    return { title: this.#state.text.title, content: this.#content };
  }

  #isDirty(): boolean {
    return this.#changes !== this.#savedChanges;
  }

  /** The state with another text, in another editor. */
  #replaced(text: DocumentText): Partial<AutosaveState> {
    return { text, editorKey: this.#state.editorKey + 1, isPostponed: false, otherText: undefined };
  }

  #change(): void {
    this.#changes += 1;
    if (!this.#state.isEdited || this.#state.isPostponed) this.#set({ isEdited: true, isPostponed: false });
    this.#draftTimer ??= setTimeout(() => this.#storeDraft(), DRAFT_DELAY_MS);
    this.#schedule.change();
  }

  #canSave(): boolean {
    const { serverVersion, isPostponed, text } = this.#state;
    return !serverVersion && !isPostponed && text.title.trim() !== '';
  }

  async #save(): Promise<SaveOutcome> {
    if (!this.#canSave()) return 'wait';
    const [text, changes] = [this.#text(), this.#changes];
    // Stored before it is sent: if the response is lost, the text is recognised in the server's version.
    this.#sentKeys = [...this.#sentKeys, toTextKey(text)].slice(-MAX_SENT_KEYS);
    this.#storeDraft();
    const result = await saveText(text, this.#state.base, this.#sentKeys);
    if (result.outcome === 'failed') {
      this.#set({ failure: result.failure });
      return result.failure.isTransient ? 'retry' : 'wait';
    }
    if (result.outcome === 'conflict') {
      this.#set({ serverVersion: result.serverVersion, failure: undefined, text });
      return 'wait';
    }
    this.#sentKeys = [];
    this.#savedChanges = changes;
    this.#set({ base: result.document, failure: undefined });
    if (this.#isDirty()) this.#storeDraft();
    else this.#removeDraft();
    this.#onSaved(result.document);
    return 'saved';
  }

  #storeDraft(): void {
    this.#stopDraftTimer();
    const draft = { text: this.#text(), madeFrom: this.#state.base.updated, sentKeys: this.#sentKeys };
    if (this.#isDirty()) writeDraft(this.#storage, draft);
  }

  #removeDraft(): void {
    this.#stopDraftTimer();
    this.#storage.write(undefined);
  }

  #stopDraftTimer(): void {
    clearTimeout(this.#draftTimer);
    this.#draftTimer = undefined;
  }

  #onConnection(isOffline: boolean): void {
    this.#set({ isOffline });
    if (!isOffline) void this.#schedule.reconnect();
  }

  #onVisibility(): void {
    // A phone stops the timers of a hidden page, and the event of its connection may be missed.
    if (document.visibilityState !== 'hidden') return void this.#schedule.reconnect();
    this.#storeDraft();
    void this.#schedule.flush();
  }

  #leavePage(): void {
    this.#storeDraft();
    const { base } = this.#state;
    if (this.#isDirty() && this.#canSave())
      sendOnLeave(updateAiDocument, { params: { id: base.id }, body: toSaveBody(this.#text(), base) });
  }
}
