CREATE TABLE "thread_follows" (
	"user_id" uuid NOT NULL,
	"root_id" uuid NOT NULL,
	"state" text DEFAULT 'following' NOT NULL,
	"last_read_seq" bigint NOT NULL,
	CONSTRAINT "thread_follows_user_id_root_id_pk" PRIMARY KEY("user_id","root_id")
);
--> statement-breakpoint
ALTER TABLE "thread_follows" ADD CONSTRAINT "thread_follows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_follows" ADD CONSTRAINT "thread_follows_root_id_messages_id_fk" FOREIGN KEY ("root_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "thread_follows_root" ON "thread_follows" USING btree ("root_id");--> statement-breakpoint
INSERT INTO "thread_follows" ("user_id", "root_id", "last_read_seq")
SELECT writer.user_id, writer.root_id, thread.last_seq
FROM (
  SELECT user_id, root_id FROM messages WHERE root_id IS NOT NULL
  UNION
  SELECT root.user_id, root.id FROM messages root JOIN messages reply ON reply.root_id = root.id
  WHERE root.deleted_at IS NULL
) writer
JOIN (SELECT root_id, max(seq) AS last_seq FROM messages GROUP BY root_id) thread ON thread.root_id = writer.root_id
WHERE writer.user_id IS NOT NULL;
