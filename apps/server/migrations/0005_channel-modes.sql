ALTER TABLE "channels" ADD COLUMN "staff_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "slow_s" integer DEFAULT 0 NOT NULL;